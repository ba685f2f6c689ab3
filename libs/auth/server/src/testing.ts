/** What specs hand to sign-in where it is not about the company. */
import type { AuthPorts } from './auth-ports';
import type { TokenKey } from './session/token-key';

export const authPorts = (key: TokenKey): AuthPorts => ({
  key,
  createCompany: () => Promise.reject(new Error('no company is made here')),
  companyName: async () => 'Konkan Freight Private Limited',
});
