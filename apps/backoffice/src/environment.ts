import { modeMeta } from '@freightdesk/demo-contract';

/** The only reader of build-time variables, and of what the server says in the page itself. */
const { VITE_API_URL, DEV } = import.meta.env;

const modeTag = document.querySelector<HTMLMetaElement>(`meta[name="${modeMeta.name}"]`);

export const environment = {
  apiUrl: typeof VITE_API_URL === 'string' && VITE_API_URL !== '' ? VITE_API_URL : '/api',
  isDevelopment: DEV,
  /** The server shows the sample company. */
  isDemo: modeTag?.content === modeMeta.demo,
} as const;
