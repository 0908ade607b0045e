import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { siteConfigQuery } from '../config/site-config.ts';
import { altcha } from './altcha.ts';
import { orElse } from './or-else.ts';
import type { BotCheckAction, BotCheckProof, BotCheckProvider } from './provider.ts';
import { sendWithProof, type TakeProof } from './send-with-proof.ts';
import { turnstile } from './turnstile.ts';

/** `unreachable`: the check could not begin, because no server responds. */
export type BotCheckState = 'idle' | 'checking' | 'done' | 'failed' | 'unreachable';

/** Stands for the proof in a form until it is sent: the check runs while the fields are filled in. */
export const heldToken = 'pending';

/** The check of one form. */
export interface BotCheck {
  state: BotCheckState;
  /** Put on the element in which a widget may show itself. */
  container: React.RefObject<HTMLDivElement | null>;
  /** Begins, if it has not begun: at the first touch of the form, so that it is done when the form is. */
  start: () => void;
  /** Waits for the proof, and sends with it. @throws ApiError, also if there is no proof. */
  send: <T>(post: (token: string) => Promise<T>) => Promise<T>;
}

/** The site does not ask for it on this form. */
const noCheck: BotCheckProvider = async () => ({ token: heldToken, expires: Number.POSITIVE_INFINITY });

/**
 * Checks in the background that a person's browser fills in the form, with the provider that the site is configured
 * for. The providers' code comes with the form: fetched later, it would be waited for without a word when the connection is
 * gone (`watchMissingCode`).
 */
export const useBotCheck = (action: BotCheckAction): BotCheck => {
  const { t } = useTranslation(['validation', 'form']);
  const queryClient = useQueryClient();
  const [state, setState] = useState<BotCheckState>('idle');
  const container = useRef<HTMLDivElement>(null);
  const isUnreachable = useRef(false);
  const pending = useRef<Promise<BotCheckProof | undefined>>(undefined);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const provider = async (): Promise<BotCheckProvider> => {
    const { botCheck } = await queryClient.ensureQueryData(siteConfigQuery);
    if (botCheck.off.includes(action)) return noCheck;
    return botCheck.provider === 'altcha' ? altcha : orElse(turnstile(botCheck.siteKey), altcha);
  };
  const run = async (by: Parameters<TakeProof>[0] = 'configuration'): Promise<BotCheckProof | undefined> => {
    const controller = new AbortController();
    abort.current = controller;
    setState('checking');
    isUnreachable.current = false;
    try {
      const check = by === 'work' ? altcha : await provider();
      if (!container.current) return undefined;
      const proof = await check({ action, container: container.current, signal: controller.signal });
      setState('done');
      return proof;
    } catch (error) {
      // The form says so, and offers to try again.
      isUnreachable.current = error instanceof ApiError && error.status === 0;
      if (!controller.signal.aborted) setState(isUnreachable.current ? 'unreachable' : 'failed');
      pending.current = undefined;
      return undefined;
    }
  };
  const start = () => {
    pending.current ??= run();
  };
  const take: TakeProof = async (by) => {
    if (by === 'work') pending.current = run(by);
    else start();
    let proof = await pending.current;
    if (proof && proof.expires <= Date.now()) {
      pending.current = run(by);
      proof = await pending.current;
    }
    // A proof is valid for one request. The next one can be made while the reply is on its way.
    pending.current = undefined;
    if (!proof) {
      const message = isUnreachable.current ? t('form:noConnection') : t('botCheckRequired');
      throw new ApiError(message, { status: 0, code: 'botCheckRequired' });
    }
    setState('idle');
    return proof.token;
  };
  return { state, container, start, send: (post) => sendWithProof(take, post) };
};
