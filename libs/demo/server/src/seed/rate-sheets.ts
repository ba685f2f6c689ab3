import { addRateSheet, type AddRateSheetInput } from '@freightdesk/intl-shipment-contract';
import { listParties } from '@freightdesk/parties-contract';
import { addDays } from '@freightdesk/shared-calendar';
import { listChargeHeads } from '@freightdesk/tax-contract';
import { historyDays, type World } from './world';

type Line = AddRateSheetInput['lines'][number];
/** A rate under the code of its head. */
type Rate = Omit<Line, 'chargeHeadId'> & { head: string };
type Sheet = Omit<AddRateSheetInput, 'vendorId' | 'validFrom' | 'validUntil' | 'lines'> & {
  vendor: string;
  rates: readonly Rate[];
};

const perBox = (head: string, containerType: '22G1' | '45G1', rate: string, currency: 'USD' | 'INR' = 'INR'): Rate => ({
  ...{ head, basis: 'PER_CONTAINER', containerType, rate, currency },
});
const onLand: readonly Rate[] = [
  perBox('THC', '22G1', '7200'),
  perBox('THC', '45G1', '9800'),
  { head: 'BLF', basis: 'PER_BL', currency: 'INR', rate: '3500' },
];
type Lane = Pick<Sheet, 'vendor' | 'mode' | 'originLocode' | 'destinationLocode'>;
const jebelAli: Lane = {
  ...{ vendor: 'Varuna Container Lines', originLocode: 'INNSA', destinationLocode: 'AEJEA' },
  mode: 'SEA_FCL',
};

/** Two services of one lane, the dearer of them direct; and air freight that gets cheaper by the kilogram. */
const sheets: readonly Sheet[] = [
  {
    ...{ ...jebelAli, reference: 'VCL-DIRECT', transitDays: 5 },
    rates: [perBox('OFT', '22G1', '980', 'USD'), perBox('OFT', '45G1', '1290', 'USD'), ...onLand],
  },
  {
    ...{ ...jebelAli, reference: 'VCL-FEEDER', transitDays: 11, notes: 'By way of Colombo' },
    rates: [perBox('OFT', '22G1', '820', 'USD'), perBox('OFT', '45G1', '1120', 'USD'), ...onLand],
  },
  {
    ...{ vendor: 'Garuda Air Cargo', originLocode: 'INBOM', destinationLocode: 'DEFRA' },
    ...{ mode: 'AIR', reference: 'GAC-EU', transitDays: 2 },
    rates: [
      { head: 'AFT', basis: 'PER_KG_CHARGEABLE', currency: 'INR', rate: '148', minimum: '4500' },
      { head: 'AFT', basis: 'PER_KG_CHARGEABLE', fromKg: '100', currency: 'INR', rate: '126' },
      { head: 'AFT', basis: 'PER_KG_CHARGEABLE', fromKg: '500', currency: 'INR', rate: '112' },
      { head: 'AWB', basis: 'PER_BL', currency: 'INR', rate: '850' },
    ],
  },
];

/** What carriers ask in this quarter, as marketing wrote it down a month ago. */
export function tellOfRateSheets({ diary, firstDay }: World): void {
  const validFrom = addDays(firstDay, historyDays - 30);
  diary.note('MARKETING', new Date(`${validFrom}T10:20:00+05:30`), async (call) => {
    const { data: heads } = await call(listChargeHeads, { pageSize: 100 });
    for (const { vendor: called, rates, ...sheet } of sheets) {
      const { data: vendors } = await call(listParties, { q: called, pageSize: 1 });
      const lines = rates.map(({ head, ...rate }) => ({
        ...rate,
        chargeHeadId: heads.find(({ code }) => code === head)?.id ?? '',
      }));
      const [vendor] = vendors;
      if (vendor) {
        const days = { validFrom, validUntil: addDays(validFrom, 90) };
        await call(addRateSheet, { ...sheet, ...days, vendorId: vendor.id, lines });
      }
    }
  });
}
