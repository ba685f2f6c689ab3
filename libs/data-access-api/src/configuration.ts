import type { AxiosAdapter } from 'axios';

export interface ApiConfiguration {
  baseUrl: string;
  /** The token to send, or null for a call without one. */
  readToken: () => string | null;
  /** The server no longer takes the token; called once for each token. */
  onSessionEnd: () => void;
  /** How long a server without a place for a write is left alone before it is asked once more; as its `Retry-After` says. */
  pauseMs: number;
  /** Replaces the network; for tests. */
  adapter?: AxiosAdapter;
}

let configuration: ApiConfiguration = {
  baseUrl: '/api',
  readToken: () => null,
  onSessionEnd: () => undefined,
  pauseMs: 2_000,
};

/** Set by the app at its start; what is not given stays as it was. */
export function configureApi(changes: Partial<ApiConfiguration>): void {
  configuration = { ...configuration, ...changes };
}

export const currentConfiguration = (): ApiConfiguration => configuration;
