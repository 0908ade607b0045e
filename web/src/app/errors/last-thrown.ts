import type { ErrorInfo } from 'react';

/** The last error, as the router was told; `errorInfo` says where in the tree of components, if one threw it. */
export const lastThrown: { by?: [error: unknown, more: { errorInfo?: ErrorInfo }] } = {};
