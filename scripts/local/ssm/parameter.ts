export interface Parameter {
  name: string;
  type: 'String' | 'StringList' | 'SecureString';
  value: string;
  version: number;
  /** Seconds since 1970. */
  modified: number;
}
