import type { Role } from '@freightdesk/shared-access';

export interface DemoPersonFacts {
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
}

/** One person for each role. They have passwords that nobody knows: the way in is the button of the login page. */
export const demoPeople: readonly DemoPersonFacts[] = [
  { role: 'ADMIN', firstName: 'Asha', lastName: 'Kulkarni', email: 'asha.kulkarni@sagarfreight.example' },
  { role: 'MARKETING', firstName: 'Manoj', lastName: 'Pillai', email: 'manoj.pillai@sagarfreight.example' },
  { role: 'INTERNATIONAL', firstName: 'Indira', lastName: 'Menon', email: 'indira.menon@sagarfreight.example' },
  { role: 'DOMESTIC', firstName: 'Devendra', lastName: 'Rathore', email: 'devendra.rathore@sagarfreight.example' },
  { role: 'ACCOUNT', firstName: 'Anita', lastName: 'Deshpande', email: 'anita.deshpande@sagarfreight.example' },
];
