/** In this order. */
export const tabs = ['products', 'users', 'sessions', 'blog', 'analytics', 'settings'] as const;
export type Tab = (typeof tabs)[number];

const named = (name: string | null): Tab | undefined => tabs.find((tab) => tab === name);

/** The tab that an address names; where it names none, the one that was chosen last in this browser, or the first. */
export const readTab = (parameters: URLSearchParams, remembered: string | null = null): Tab =>
  named(parameters.get('tab')) ?? named(remembered) ?? tabs[0];

/** The address of a tab, within the dashboard. */
export const tabAddress = (tab: Tab): string => `?${new URLSearchParams({ tab })}`;
