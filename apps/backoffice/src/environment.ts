/** The only reader of build-time variables. */
const { VITE_API_URL, DEV } = import.meta.env;

export const environment = {
  apiUrl: typeof VITE_API_URL === 'string' && VITE_API_URL !== '' ? VITE_API_URL : '/api',
  isDevelopment: DEV,
} as const;
