/** Settles when the page has fully arrived: a touch or a stored session can start its code before. */
export const wholePage = (): Promise<void> =>
  new Promise((come) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => come(), { once: true });
    else come();
  });
