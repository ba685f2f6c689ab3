import type { Revaluation } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatMinor, sum } from '@freightdesk/shared-money';
import { useRecordPage } from '@freightdesk/shared-route';
import { MoneyText, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

type Item = Revaluation['items'][number];

/** Each account, of each party, in each currency: at the books, and at the rate of the day. */
export function ValuedItems({ items }: Pick<Revaluation, 'items'>) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const ledgerOf = ({ accountId, party }: Item) =>
    (party === null ? pageOf('account ledger', accountId) : pageOf('party ledger', party.id)) ?? '';
  return (
    <SectionCard title={t('Open items in other currencies')}>
      <SmallTable
        label={t('Open items in other currencies')}
        columns={[
          { header: t('Item') },
          { header: t('Amount'), align: 'end' },
          { header: t('Rate'), align: 'end', hideOnPhone: true },
          { header: t('In the books'), align: 'end', hideOnPhone: true },
          { header: t('At the rate'), align: 'end', hideOnPhone: true },
          { header: t('Gain or loss'), align: 'end' },
        ]}
        rows={items.map((item) => ({
          key: `${item.accountId} ${item.party?.id ?? ''} ${item.currency}`,
          cells: [
            <MuiLink key="item" component={Link} to={ledgerOf(item)}>
              {item.party === null ? `${item.code} ${t(item.account)}` : `${item.party.name} · ${t(item.account)}`}
            </MuiLink>,
            `${item.currency} ${formatMinor(item.amountMinor, item.currency)}`,
            item.rate ?? '–',
            <MoneyText key="books" paise={item.carryingPaise} />,
            <MoneyText key="value" paise={item.valuePaise} />,
            <MoneyText key="gain" paise={item.gainPaise} />,
          ],
        }))}
        foot={[
          t('Total'),
          '',
          '',
          <MoneyText key="books" paise={sum(items.map(({ carryingPaise }) => carryingPaise))} />,
          <MoneyText
            key="value"
            paise={sum(items.map(({ valuePaise, carryingPaise }) => valuePaise ?? carryingPaise))}
          />,
          <MoneyText key="gain" paise={sum(items.map(({ gainPaise }) => gainPaise))} />,
        ]}
      />
    </SectionCard>
  );
}
