import type { ConsolHouse, SharedCost } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { sum } from '@freightdesk/shared-money';
import { MoneyText, SmallTable } from '@freightdesk/shared-ui';

interface SharedCostsProps {
  houses: readonly ConsolHouse[];
  costs: readonly SharedCost[];
}

/** What each house would bear of each charge, and all of them together. */
export function SharedCosts({ houses, costs }: SharedCostsProps) {
  const { t } = useTranslation();
  const known = costs.filter(({ chargeHeadId }) => chargeHeadId !== null);
  const shareOf = ({ shares }: SharedCost, house: number) => shares[house] ?? 0;
  return (
    <SmallTable
      label={t('What the houses bear')}
      columns={[
        { header: t('House') },
        ...known.map(({ name }) => ({ header: name ?? '', align: 'end' as const })),
        { header: t('Bears'), align: 'end' },
      ]}
      rows={houses.map(({ id, number }, house) => ({
        key: id,
        cells: [
          number,
          ...known.map((cost) => <MoneyText key={cost.chargeHeadId} paise={shareOf(cost, house)} />),
          <MoneyText key="bears" paise={sum(known.map((cost) => shareOf(cost, house)))} />,
        ],
      }))}
      foot={[
        t('All houses'),
        ...known.map(({ chargeHeadId, shares }) => <MoneyText key={chargeHeadId} paise={sum(shares)} />),
        <MoneyText key="all" paise={sum(known.flatMap(({ shares }) => shares))} />,
      ]}
    />
  );
}
