import { useActingRole, useAuthContext } from '@freightdesk/shared-session';
import type { Teller } from '@freightdesk/tracking-contract';

/** Who is signed in, as the rules of a journey ask for him. */
export function useTeller(): Teller {
  const { user } = useAuthContext();
  return { role: useActingRole(), userId: user?.id ?? '' };
}
