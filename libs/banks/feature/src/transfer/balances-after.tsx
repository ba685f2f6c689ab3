import { type Bank, balancesAfter, type TransferTerms } from '@freightdesk/banks-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { isCurrency } from '@freightdesk/shared-money';
import { AmountText, FactList } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';

type Named = Pick<Bank, 'name' | 'currency'>;

interface BalancesAfterProps {
  terms: TransferTerms & { from: Named & { accountType: Bank['accountType'] }; to: Named };
}

const Balance = ({ bank: { currency }, minor }: { bank: Named; minor: number }) => (
  <AmountText minor={minor} currency={isCurrency(currency) ? currency : 'INR'} />
);

/** Whether the giving bank ends below nothing, where that was not agreed with it. */
export const isOverdrawn = (terms: BalancesAfterProps['terms']): boolean =>
  terms.from.accountType !== 'OD' && (balancesAfter(terms)?.fromMinor ?? 0) < 0;

/** What both banks hold after the transfer, and a word when one would be overdrawn. */
export function BalancesAfter({ terms }: BalancesAfterProps) {
  const { t } = useTranslation();
  const { from, to } = terms;
  const after = balancesAfter(terms);
  if (!after) return null;
  const { fromMinor, toMinor } = after;
  return (
    <>
      <FactList
        facts={[
          { label: t('{{name}} afterwards', { name: from.name }), value: <Balance bank={from} minor={fromMinor} /> },
          { label: t('{{name}} afterwards', { name: to.name }), value: <Balance bank={to} minor={toMinor} /> },
        ]}
      />
      {isOverdrawn(terms) && <Alert severity="warning">{t('{{name}} would be overdrawn.', { name: from.name })}</Alert>}
    </>
  );
}
