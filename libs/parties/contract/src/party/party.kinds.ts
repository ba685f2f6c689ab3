import { partyAccess } from '../access';

/** What a party is to us; one record may be several. Duplicates by role are what makes ageing wrong. */
export const partyRoles = [
  'CUSTOMER',
  'VENDOR',
  'SHIPPER',
  'CONSIGNEE',
  'OVERSEAS_AGENT',
  'CARRIER',
  'TRANSPORTER',
  'OTHER',
] as const;
export type PartyRole = (typeof partyRoles)[number];

/** How a clerk names what a party is to us. */
export const partyRoleLabel: Readonly<Record<PartyRole, string>> = {
  CUSTOMER: 'Customer',
  VENDOR: 'Vendor',
  SHIPPER: 'Shipper',
  CONSIGNEE: 'Consignee',
  OVERSEAS_AGENT: 'Overseas agent',
  CARRIER: 'Carrier',
  TRANSPORTER: 'Transporter',
  OTHER: 'Other',
};

/** How a party stands to GST in one State. A SEZ unit's supplies are always inter-State (IGST Act s.7(5)(b)). */
export const registrationTypes = ['REGULAR', 'COMPOSITION', 'SEZ', 'OVERSEAS', 'UNREGISTERED'] as const;
export type RegistrationType = (typeof registrationTypes)[number];

/** What is bought from a vendor, as the law of tax deducted at source tells it apart. */
export const tdsNatures = [
  'CONTRACT',
  'COMMISSION',
  'RENT_PLANT',
  'RENT_PROPERTY',
  'TECHNICAL',
  'PROFESSIONAL',
  'GOODS',
] as const;
export type TdsNature = (typeof tdsNatures)[number];

/** How a customer stands with us: one on hold is billed and booked for only with an approval. */
export const creditStatuses = ['GOOD', 'WATCH', 'HOLD'] as const;
export type CreditStatus = (typeof creditStatuses)[number];

export const creditStatusLabel: Readonly<Record<CreditStatus, string>> = {
  GOOD: 'Good',
  WATCH: 'Watch',
  HOLD: 'On credit hold',
};

/** What a person of a party may be sent: papers of a kind go to whoever receives them. */
export const contactPapers = ['QUOTATIONS', 'SHIPMENTS', 'INVOICES', 'STATEMENTS'] as const;
export type ContactPaper = (typeof contactPapers)[number];

export const contactPaperLabel: Readonly<Record<ContactPaper, string>> = {
  QUOTATIONS: 'Quotations',
  SHIPMENTS: 'News of shipments',
  INVOICES: 'Invoices',
  STATEMENTS: 'Statements and reminders',
};

export const taxDataPermission = partyAccess.taxData;

/** Fields that accounts alone read and write: absent for others, refused from them. */
export const taxDataFields = [
  'pan',
  'tan',
  'creditDays',
  'creditLimitPaise',
  'creditStatus',
  'creditStatusReason',
  'interestPercent',
  'tdsNature',
] as const;
