import { containerTypeName, isContainerType } from '../identifier/container.rules';
import { incoterms } from '../jobcard/jobcard.kinds';
import { leadDirections, leadServices } from '../lead/lead.kinds';
import type { AskedContainers } from '../lead/lead-containers.rules';
import type { AddLeadInput } from '../lead/lead.schema';
import type { EnquiryField, Finding } from './enquiry-findings';

/** As many characters as the notes of a lead hold. */
const longestNotes = 5000;

/** `2 x 40ft HC`: as people call it. */
export function containerText(value: string): string {
  const [count = '', code = ''] = value.split(' x ');
  return `${count} x ${containerTypeName(code)}`;
}

/** The containers that were taken; what is said twice of one type is one line of both. */
export function containersOf(findings: readonly Finding[]): AskedContainers[] | undefined {
  const asked = new Map<AskedContainers['sizeType'], number>();
  for (const { field, value } of findings) {
    const [count = '', code = ''] = field === 'containers' ? value.split(' x ') : [];
    if (isContainerType(code)) asked.set(code, (asked.get(code) ?? 0) + Number(count));
  }
  return asked.size === 0 ? undefined : [...asked].map(([sizeType, quantity]) => ({ quantity, sizeType }));
}

/** What a lead says of itself by the findings that somebody took; what none of them says is left out. */
export function leadOfEnquiry(text: string, findings: readonly Finding[]): Partial<AddLeadInput> {
  const said = (wanted: EnquiryField) => findings.find(({ field }) => field === wanted)?.value;
  const among = <Value extends string>(values: readonly Value[], wanted: EnquiryField) =>
    values.find((one) => one === said(wanted));
  const packages = said('packages');
  const taken = {
    service: among(leadServices, 'service'),
    direction: among(leadDirections, 'direction'),
    incoterm: among(incoterms, 'incoterm'),
    originLocode: said('originLocode'),
    destinationLocode: said('destinationLocode'),
    commodity: said('commodity')?.slice(0, 200),
    hsCode: said('hsCode'),
    containers: containersOf(findings),
    isDangerous: said('isDangerous') === undefined ? undefined : true,
    packages: packages === undefined ? undefined : Number(packages),
    grossKg: said('grossKg'),
    cbm: said('cbm'),
    cargoReadyDate: said('cargoReadyDate'),
    email: said('email'),
    mobile: said('mobile'),
    contactName: said('contactName')?.slice(0, 120),
    companyName: said('companyName')?.slice(0, 200),
    // Whoever quotes reads what was asked.
    notes: text.trim().slice(0, longestNotes) || undefined,
  };
  return Object.fromEntries(Object.entries(taken).filter(([, value]) => value !== undefined && value !== null));
}
