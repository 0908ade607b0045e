import type { ErrorInfo } from 'react';

/**
 * The last error, as it was reported to the router; `errorInfo` says where in the tree of components, if one threw it.
 */
export const lastThrown: { by?: [error: unknown, more: { errorInfo?: ErrorInfo }] } = {};
