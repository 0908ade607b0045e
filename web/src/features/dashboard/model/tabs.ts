/** In this order. */
export const tabs = ['products', 'users', 'sessions', 'blog', 'analytics', 'settings'] as const;
export type Tab = (typeof tabs)[number];

/** The tab that an address names; the first where it names none. */
export const readTab = (parameters: URLSearchParams): Tab =>
  tabs.find((tab) => tab === parameters.get('tab')) ?? tabs[0];

/** The address of a tab, within the dashboard. */
export const tabAddress = (tab: Tab): string => `?${new URLSearchParams({ tab })}`;
