import { type AddJobcardInput, jobcardWarnings } from '@freightdesk/intl-shipment-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';

const dayIn = (text: string | null | undefined) => (text && isBusinessDate(text) ? text : null);

/** What the server would say beside a saved job, told at its field while it is typed. */
export function useJobWarnings(form: SchemaForm<AddJobcardInput>): (field: string) => { problem?: string } {
  const { t } = useTranslation();
  const [mode, incoterm, imoNumber, etd, eta, shippingBillNo, igmNo, boeNo, typedLegs = []] = useWatch({
    control: form.control,
    name: ['mode', 'incoterm', 'imoNumber', 'etd', 'eta', 'shippingBillNo', 'igmNo', 'boeNo', 'legs'],
  });
  const days = { etd: dayIn(etd), eta: dayIn(eta) };
  const legs = typedLegs.map(({ departsOn, arrivesOn }) => ({
    departsOn: dayIn(departsOn),
    arrivesOn: dayIn(arrivesOn),
  }));
  const facts = { mode, incoterm, imoNumber, shippingBillNo, igmNo, boeNo, ...days, legs };
  const warnings = jobcardWarnings(facts, systemClock.today());
  return (field) => {
    const found = warnings.find((warning) => warning.field === field);
    return found ? { problem: t(found.message) } : {};
  };
}
