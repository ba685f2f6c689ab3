import { leftOutLabel, salePaths } from '@freightdesk/invoices-contract';
import type { InterestItem, InterestNotesInput } from '@freightdesk/invoices-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatMinor } from '@freightdesk/shared-money';
import { DateText, SmallTable } from '@freightdesk/shared-ui';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import Checkbox from '@mui/material/Checkbox';
import { Link } from 'react-router-dom';

interface InterestTableProps {
  form: SchemaForm<InterestNotesInput>;
  items: readonly InterestItem[];
}

const amount = (minor: number, { currency }: InterestItem): string =>
  currency === 'INR' ? formatMinor(minor, currency) : `${currency} ${formatMinor(minor, currency)}`;

function Charged({
  form,
  item: { id, number, leftOut },
}: {
  form: SchemaForm<InterestNotesInput>;
  item: InterestItem;
}) {
  const { t } = useTranslation();
  const chosen = form.watch('invoiceIds') ?? [];
  const isChosen = chosen.includes(id);
  const change = () =>
    form.setValue('invoiceIds', isChosen ? chosen.filter((one) => one !== id) : [...chosen, id], { shouldDirty: true });
  return (
    <Checkbox
      checked={isChosen && leftOut === null}
      disabled={leftOut !== null}
      onChange={change}
      slotProps={{ input: { 'aria-label': t('Charge interest on {{number}}', { number }) } }}
    />
  );
}

/** What each invoice bears, or why it is left alone. */
export function InterestTable({ form, items }: InterestTableProps) {
  const { t } = useTranslation();
  const whyOf = ({ leftOut, draftId }: InterestItem) => {
    if (leftOut === null) return '';
    const label = t(leftOutLabel[leftOut]);
    return draftId === null ? label : <Link to={salePaths.edit.href(draftId)}>{label}</Link>;
  };
  return (
    <SmallTable
      label={t('Overdue invoices')}
      columns={[
        { header: t('Take') },
        { header: t('Invoice') },
        { header: t('Due'), hideOnPhone: true },
        { header: t('Outstanding'), align: 'end', hideOnPhone: true },
        { header: t('Days'), align: 'end' },
        { header: t('Interest'), align: 'end' },
        { header: t('Why not') },
      ]}
      rows={items.map((item) => ({
        key: item.id,
        cells: [
          <Charged key="take" form={form} item={item} />,
          <Link key="number" to={salePaths.view.href(item.id)}>
            {item.number}
          </Link>,
          <DateText key="due" date={item.dueDate} />,
          amount(item.outstandingMinor, item),
          item.days,
          amount(item.interestMinor, item),
          whyOf(item),
        ],
      }))}
    />
  );
}
