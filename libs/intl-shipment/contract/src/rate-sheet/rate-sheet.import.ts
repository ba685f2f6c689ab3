import { defineImport } from '@freightdesk/shared-endpoint';
import { currencyCodes } from '@freightdesk/shared-money';
import { chargeBasisLabel } from '@freightdesk/tax-contract';
import { rateSheetAccess } from '../access';
import { containerTypes } from '../identifier/container.rules';
import { jobModeLabel } from '../jobcard/jobcard.kinds';

/** Tariffs as carriers and vendors send them. */
export const rateSheetImport = defineImport({
  kind: 'rate-sheets',
  title: 'Rate sheets',
  access: rateSheetAccess.write,
  text: 'A row is one rate. Rows of the same vendor, tariff number, mode, lane and first day are one rate sheet. What is there already adds nothing.',
  columns: {
    vendor: { label: 'Vendor', kind: 'text', isNeeded: true, example: 'Konkan Shipping Agencies' },
    reference: { label: 'Tariff number', kind: 'text', example: 'KSA-Q4' },
    mode: { label: 'Mode', kind: 'text', isNeeded: true, choices: Object.values(jobModeLabel), example: 'Sea FCL' },
    origin: { label: 'Origin', kind: 'text', isNeeded: true, example: 'INNSA' },
    destination: { label: 'Destination', kind: 'text', isNeeded: true, example: 'AEJEA' },
    validFrom: { label: 'Valid from', kind: 'date', isNeeded: true, example: '2026-11-01' },
    validUntil: { label: 'Valid until', kind: 'date', isNeeded: true, example: '2026-12-31' },
    transitDays: { label: 'Transit days', kind: 'whole', example: '5' },
    charge: { label: 'Charge', kind: 'text', isNeeded: true, example: 'Ocean freight' },
    basis: { label: 'Basis', kind: 'text', choices: Object.values(chargeBasisLabel), example: 'Per container' },
    containerType: { label: 'Container type', kind: 'text', choices: Object.values(containerTypes), example: '40HC' },
    fromKg: { label: 'From kg', kind: 'text', example: '' },
    currency: { label: 'Currency', kind: 'text', choices: currencyCodes, example: 'USD' },
    rate: { label: 'Buy rate', kind: 'text', isNeeded: true, example: '950' },
    minimum: { label: 'Minimum', kind: 'text', example: '' },
  },
  touches: ['rate-sheets'],
  areRowsAlone: true,
});
