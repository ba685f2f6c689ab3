/** What specs hand to sign-in where it is not about the company. */
import type { AuthNeeds } from './auth-needs';
import type { TokenKey } from './session/token-key';

export const authNeeds = (key: TokenKey): AuthNeeds => ({
  key,
  createCompany: () => Promise.reject(new Error('no company is made here')),
  companyName: async () => 'Konkan Freight Private Limited',
});
