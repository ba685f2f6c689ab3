import {
  reckoned,
  type ReckonedDocument,
  type ReckoningAct,
  reckoningOf,
  type ReckoningStep,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { useRecordPage } from '@freightdesk/shared-route';
import { AmountText, DateText, EmptyState, SmallTable } from '@freightdesk/shared-ui';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DocumentNumber } from './document-values';

const actLabel: Readonly<Record<Exclude<ReckoningAct, 'PAYMENT'>, string>> = {
  TOTAL: 'Total',
  TDS: 'TDS deducted',
  NOTES: 'Notes against it',
  SET_OFF_THERE: 'Set off there',
  SETTLEMENT: 'Set-off or write-off',
};

interface Reckoning {
  document: ReckonedDocument & { currency: CurrencyCode };
  /** What the money that came or went is called. */
  paid: string;
  /** Where a document of this side is shown. */
  hrefOf: (id: string) => string;
}

/** Each record that took part in a step; its number leads to it. */
function StepRecords({ step: { act, records }, hrefOf }: { step: ReckoningStep } & Pick<Reckoning, 'hrefOf'>) {
  const pageOf = useRecordPage();
  const pageFor = (id: string): string | null => {
    if (act === 'TOTAL') return null;
    return act === 'PAYMENT' || act === 'SETTLEMENT' ? pageOf(act.toLowerCase(), id) : hrefOf(id);
  };
  return records.map(({ id, number, date }) => {
    const page = pageFor(id);
    const name = <DocumentNumber number={number} />;
    return (
      <Typography key={id} variant="caption" component="p" color="textSecondary">
        {page === null ? (
          name
        ) : (
          <Link component={RouterLink} to={page}>
            {name}
          </Link>
        )}{' '}
        <DateText date={date} />
      </Typography>
    );
  });
}

/** From the total of a document to what is outstanding of it. */
export function ReckoningTable({ document, paid, hrefOf }: Reckoning) {
  const { t } = useTranslation();
  const { currency } = document;
  const steps = reckoningOf(document);
  if (steps.length === 0) return <EmptyState title={t('Nothing is outstanding')} />;
  return (
    <SmallTable
      label={t('Outstanding')}
      columns={[{ header: t('Document') }, { header: t('Amount'), align: 'end' }]}
      rows={steps.map((step, index) => ({
        key: index,
        cells: [
          <Fragment key="step">
            {step.act === 'PAYMENT' ? paid : t(actLabel[step.act])}
            <StepRecords step={step} hrefOf={hrefOf} />
          </Fragment>,
          <AmountText key="amount" minor={step.amountMinor} currency={currency} />,
        ],
      }))}
      foot={[t('Outstanding'), <AmountText key="sum" minor={reckoned(steps)} currency={currency} />]}
    />
  );
}
