import { type AddJobcardInput, bornDays, cutoffNames, jobcardWarnings } from '@freightdesk/intl-shipment-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';

const dayNames = ['etd', 'eta', 'doValidUntil', ...bornDays] as const;

const dayIn = (text: string | null | undefined) => (text && isBusinessDate(text) ? text : null);
const momentIn = (text: string | null | undefined) => (text && !Number.isNaN(Date.parse(text)) ? text : null);

/** What the server would say beside a saved job, told at its field while it is typed. */
export function useJobWarnings(form: SchemaForm<AddJobcardInput>): (field: string) => { problem?: string } {
  const { t } = useTranslation();
  const { control } = form;
  const [mode, incoterm, imoNumber, shippingBillNo, igmNo, boeNo, typedLegs = []] = useWatch({
    control,
    name: ['mode', 'incoterm', 'imoNumber', 'shippingBillNo', 'igmNo', 'boeNo', 'legs'],
  });
  const typedDays = useWatch({ control, name: [...dayNames] });
  const typedCutoffs = useWatch({ control, name: [...cutoffNames] });
  const days = Object.fromEntries(dayNames.map((name, at) => [name, dayIn(typedDays[at])]));
  const cutoffs = Object.fromEntries(cutoffNames.map((name, at) => [name, momentIn(typedCutoffs[at])]));
  const legs = typedLegs.map(({ departsOn, arrivesOn }) => ({
    departsOn: dayIn(departsOn),
    arrivesOn: dayIn(arrivesOn),
  }));
  const facts = { mode, incoterm, imoNumber, shippingBillNo, igmNo, boeNo, ...days, ...cutoffs, legs };
  const warnings = jobcardWarnings(facts, systemClock.today());
  return (field) => {
    const found = warnings.find((warning) => warning.field === field);
    return found ? { problem: t(found.message) } : {};
  };
}
