/** The messages to administrators after each kind of action that the specification names, as keys of `locales/`. */
export const successMessages = [
  ...(['users:userCreated', 'users:userUpdated', 'users:userDeleted'] as const),
  ...(['settings:saved', 'settings:cacheCleared'] as const),
  ...(['templates:created', 'templates:saved', 'templates:deleted'] as const),
  ...(['mail-test:sent', 'campaigns:scheduled', 'campaigns:takenBack', 'campaigns:sendBegun'] as const),
  ...(['campaigns:deleted', 'inbox:connectionWorks', 'inbox:deleted'] as const),
] as const;
export type SuccessMessage = (typeof successMessages)[number];
