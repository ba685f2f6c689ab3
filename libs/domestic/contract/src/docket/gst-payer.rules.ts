import type { GtaOption } from '@freightdesk/tax-contract';
import { isUnregistered } from '../identifier/registration.rules';
import type { GstPayer } from './docket.kinds';

interface Person {
  name?: string | null | undefined;
  gstin?: string | null | undefined;
}

/** What of a docket decides who owes the tax of its carriage. */
export interface CarriageFacts {
  mode: string;
  freightBasis?: string | null | undefined;
  consignor?: Person | null | undefined;
  consignee?: Person | null | undefined;
  /** Whom a freight to be billed is billed to. */
  billed?: Person | null | undefined;
}

const registrationOf = (person: Person | null | undefined): string | null =>
  person?.gstin && !isUnregistered(person.gstin) ? person.gstin : null;

const spelled = (name: string | null | undefined): string => name?.trim().toLowerCase() ?? '';

/** By registration where both have one, else by name. */
function isSame(one: Person | null | undefined, other: Person): boolean {
  const registration = registrationOf(one);
  if (registration !== null && registrationOf(other) !== null) return registration === registrationOf(other);
  return spelled(one?.name) !== '' && spelled(one?.name) === spelled(other.name);
}

/** Who pays the freight receives the service (notification 13/2017-Central Tax (Rate), explanation (a)); null where that is neither side. */
function freightPayer({ freightBasis, consignor, consignee, billed }: CarriageFacts): GstPayer | null {
  if (freightBasis === 'PAID') return 'CONSIGNOR';
  if (freightBasis === 'TO_PAY') return 'CONSIGNEE';
  if (freightBasis !== 'TBB' || !billed) return null;
  if (isSame(consignor, billed)) return 'CONSIGNOR';
  return isSame(consignee, billed) ? 'CONSIGNEE' : null;
}

/** No goods transport agency carries by air or rail: there the carrier owes the tax. */
export const isCarriedOtherwise = (mode: string): boolean => mode === 'AIR' || mode === 'RAIL';

/** By air and rail the carrier owes it, and by road who the company's option of the day says; null while that is not known. */
export function proposedGstPayer(facts: CarriageFacts, option: GtaOption | null): GstPayer | null {
  if (isCarriedOtherwise(facts.mode)) return 'TRANSPORTER';
  if (option === null) return null;
  return option === 'REVERSE_CHARGE' ? freightPayer(facts) : 'TRANSPORTER';
}

/** What is to be known of who was chosen, or null: reverse charge is of persons that the law names (12/2017 entry 21A, 13/2017 entry 1). */
export function gstPayerNotice(
  gstPayableBy: string | null | undefined,
  { consignor, consignee }: Pick<CarriageFacts, 'consignor' | 'consignee'>,
): string | null {
  if (gstPayableBy !== 'CONSIGNOR' && gstPayableBy !== 'CONSIGNEE') return null;
  const person = gstPayableBy === 'CONSIGNOR' ? consignor : consignee;
  if (!person?.name || registrationOf(person) !== null) return null;
  return 'No GSTIN: the carriage is exempt (12/2017, entry 21A), unless this is a company, firm or society.';
}
