import 'i18next';
import type * as namespaces from './namespaces.ts';
import type { Resources } from './resources/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources & typeof namespaces;
  }
}
