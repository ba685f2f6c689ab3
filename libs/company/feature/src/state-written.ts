import { indianStateCodes, stateName } from '@freightdesk/parties-contract';

/** A State by its name, where a value is told in words; nothing for other fields. */
export const stateWritten =
  (t: (text: string) => string) =>
  (path: string, value: unknown): string | undefined => {
    const code = path === 'stateCode' ? indianStateCodes.find((known) => known === value) : undefined;
    return code && t(stateName(code));
  };
