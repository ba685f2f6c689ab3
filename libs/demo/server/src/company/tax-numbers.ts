import { gstinCheckCharacter, type StateCode } from '@freightdesk/parties-contract';

interface Holder {
  /** Told apart from all others by this number. */
  serial: number;
  name: string;
  holder: 'C' | 'F' | 'P';
  stateCode: StateCode;
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const letterAt = (index: number) => letters.charAt(index % letters.length);

/** PAN and GSTIN as the law forms them, with the check character they should have; nobody's, since their series are invented. */
export function taxNumbersOf({ serial, name, holder, stateCode }: Holder): { pan: string; gstin: string } {
  const series = `ZZ${letterAt(Math.floor(serial / 9000))}`;
  const digits = String(1000 + (serial % 9000));
  const pan = `${series}${holder}${name.charAt(0).toUpperCase()}${digits}${letterAt(serial * 7)}`;
  const first14 = `${stateCode}${pan}1Z`;
  return { pan, gstin: first14 + gstinCheckCharacter(first14) };
}
