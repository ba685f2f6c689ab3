import { addTerm, getCompany, updateCompany, type UpdateCompanyInput, uploadLogo } from '@freightdesk/company-contract';
import { addDays, type FiscalYear, fiscalYearOf } from '@freightdesk/shared-calendar';
import { logoFile } from '../company/logo.data';
import { historyDays, type World } from './world';

const profile = {
  legalName: 'Sagar Freight Forwarders Private Limited',
  address: { line1: '4th floor, Shipping House', line2: 'Ballard Estate', city: 'Mumbai', pincode: '400001' },
  phone: '+912222610000',
  email: 'office@sagarfreight.example',
  website: 'www.sagarfreight.example',
  marginFloorPercent: '8',
  costTolerancePercent: '5',
  einvoiceTurnover: 'FROM_10_CRORE' as const,
  einvoiceFrom: '2024-04-01',
  interestPercent: '18',
};

/** The letter of undertaking of a fiscal year, without which exports would bear tax. */
const lutOf = ({ label, from, to }: FiscalYear): UpdateCompanyInput['lut'] => ({
  number: `AD2704${label.slice(0, 2)}0001946`,
  validFrom: from,
  validUntil: to,
});

/** What every invoice says of its payment, and where a dispute is heard. */
const terms = [
  {
    title: 'Payment',
    text: 'Payable by the due date. Interest at 18 % a year is charged on what is paid later.',
    appliesTo: ['SALE_INVOICE', 'CUSTOM_INVOICE'] as const,
    isDefault: true,
  },
  {
    title: 'Jurisdiction',
    text: 'Subject to the courts of Mumbai alone.',
    appliesTo: ['SALE_INVOICE', 'CUSTOM_INVOICE', 'QUOTATION', 'DOCKET'] as const,
    isDefault: true,
  },
  {
    title: 'Liability',
    text: 'Goods are carried under the terms of the carrier; claims are made in writing within 7 days of delivery.',
    appliesTo: ['QUOTATION', 'DOCKET'] as const,
    isDefault: false,
  },
];

/** The administrator completes profile and logo on the first day, and renews the letter of undertaking each April. */
export function tellOfCompany({ diary, firstDay }: World): void {
  const year = fiscalYearOf(firstDay);
  const next = fiscalYearOf(addDays(firstDay, historyDays));
  const renewals = next.label === year.label ? [] : [{ day: next.from, lut: lutOf(next) }];
  for (const { day, lut } of [{ day: firstDay, lut: lutOf(year) }, ...renewals]) {
    diary.note('ADMIN', new Date(`${day}T09:30:00+05:30`), async (call) => {
      const { id, version } = await call(getCompany, undefined);
      await call(updateCompany, { id, version, ...profile, lut });
    });
  }
  diary.note('ADMIN', new Date(`${firstDay}T09:40:00+05:30`), async (call) => {
    const { id, version } = await call(getCompany, undefined);
    await call(uploadLogo, { id, version, file: logoFile() });
    for (const term of terms) await call(addTerm, { ...term, appliesTo: [...term.appliesTo] });
  });
}
