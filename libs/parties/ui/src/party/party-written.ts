import { isStateCode, partyRoles, stateName } from '@freightdesk/parties-contract';
import { formatPaise } from '@freightdesk/shared-money';
import { partyRoleLabel } from './party-role-label';

/** A party's value in words, where its field does not show it as it is kept. */
export const written =
  (t: (text: string) => string) =>
  (path: string, value: unknown): string | undefined => {
    if (path === 'stateCode' && isStateCode(value)) return stateName(value);
    if (path === 'creditLimitPaise' && typeof value === 'number') return formatPaise(value);
    if (path !== 'roles' || !Array.isArray(value)) return undefined;
    return partyRoles
      .filter((role) => value.includes(role))
      .map((role) => t(partyRoleLabel[role]))
      .join(', ');
  };
