import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log lines. Never hand it a token, a password or a whole request. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

export const createLog = (serviceName: string): Log => {
  const logger = new Logger({ serviceName });
  return {
    info: (message, fields = {}) => logger.info(message, fields),
    error: (message, fields = {}) => logger.error(message, fields),
  };
};
