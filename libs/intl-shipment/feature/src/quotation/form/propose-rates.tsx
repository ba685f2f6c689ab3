import { getCompany } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import {
  type AddQuotationInput,
  boxesText,
  offeredCharges,
  type OfferOrder,
  type QuotedChargeInput,
  type RateOffer,
} from '@freightdesk/intl-shipment-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import type { ChargedGoods, DatedRates } from '@freightdesk/tax-contract';
import OffersIcon from '@mui/icons-material/PriceCheck';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OffersTable } from './offers-table';
import { type TypedGoods, useRateOffers } from './use-rate-offers';

/** An offer with the lines that it brings. */
export interface TakenOffer {
  sheet: RateOffer['sheet'];
  charges: QuotedChargeInput[];
}

interface ProposeRatesProps {
  form: SchemaForm<AddQuotationInput>;
  goods: ChargedGoods;
  rates: DatedRates;
  /** Takes an offer in place of the last one. */
  onTake: (taken: TakenOffer, last: TakenOffer | null) => void;
}

const isMargin = (text: string): boolean => /^\d{1,2}(\.\d{1,2})?$/.test(text);
const usualMargin = '10';

/** What is asked of the offers: how much of the goods there is, and what is to be left. */
function useAsked({ chargeableKg, revenueTons, containers = [] }: ChargedGoods) {
  const { data: company } = useQuery(queryOf(getCompany, undefined));
  const [said, setGoods] = useState<Partial<TypedGoods>>({});
  // What stands in the form counts until other figures are asked for here.
  const goods = {
    chargeableKg: chargeableKg ?? '',
    revenueTons: revenueTons ?? '',
    boxes: boxesText(containers),
    ...said,
  };
  const [typed, setMargin] = useState<string | null>(null);
  const [order, setOrder] = useState<OfferOrder>('cheapest');
  const margin = typed ?? company?.marginFloorPercent ?? usualMargin;
  return { goods, said, setGoods, margin, setMargin, order, setOrder };
}

function AskedFields({ of, mode }: { of: ReturnType<typeof useAsked>; mode: string | undefined }) {
  const { t } = useTranslation();
  const { goods, said, setGoods, margin, setMargin, order, setOrder } = of;
  const counted = [
    ...(mode === 'AIR' ? [['chargeableKg', t('Chargeable kg')] as const] : []),
    ...(mode === 'SEA_FCL' ? [['boxes', t('Containers, such as 2 x 20GP')] as const] : []),
    ...(mode === 'AIR' || mode === 'SEA_FCL' ? [] : [['revenueTons', t('Revenue tons')] as const]),
  ];
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      {counted.map(([field, label]) => (
        <TextField
          key={field}
          fullWidth
          size="small"
          label={label}
          value={goods[field]}
          onChange={({ target }) => setGoods({ ...said, [field]: target.value })}
        />
      ))}
      <TextField
        fullWidth
        size="small"
        label={t('Margin %')}
        value={margin}
        error={!isMargin(margin)}
        onChange={({ target }) => setMargin(target.value)}
      />
      <TextField
        select
        fullWidth
        size="small"
        label={t('Order')}
        value={order}
        onChange={({ target }) => setOrder(target.value === 'fastest' ? 'fastest' : 'cheapest')}
      >
        <MenuItem value="cheapest">{t('Cheapest first')}</MenuItem>
        <MenuItem value="fastest">{t('Fastest first')}</MenuItem>
      </TextField>
    </Stack>
  );
}

/** Rates are looked for once somebody asks for them. */
export function ProposeRates(props: ProposeRatesProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<OffersIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ alignSelf: 'start' }}
      >
        {t('Propose from rates')}
      </Button>
      {isOpen && <Offers {...props} />}
    </>
  );
}

/** Why there is nothing to take. */
function NoOffers({ hasLane, isReading, isPriced, ended }: ReturnType<typeof useRateOffers>) {
  const { t } = useTranslation();
  const nothing = () => {
    if (!hasLane) return t('Say the mode, and origin and destination by their codes, first.');
    if (isPriced) return t('No rate sheet of this lane has a price for all these containers.');
    return t('No rate sheet is in force on this lane and day.');
  };
  const name = ended && [ended.vendor.name, ended.reference].filter(Boolean).join(' · ');
  return (
    <Typography color="textSecondary" role="status">
      {isReading ? t('Loading') : nothing()}
      {ended &&
        ` ${t('The last one, {{name}}, ended on {{date}}.', { name, date: formatBusinessDate(ended.validUntil) })}`}
    </Typography>
  );
}

/** What vendors ask on this lane and day; taking an offer fills what the lines cost, and nothing that was typed is lost. */
function Offers({ form, goods, rates, onTake }: ProposeRatesProps) {
  const { t } = useTranslation();
  const asked = useAsked(goods);
  const found = useRateOffers(form, { goods: asked.goods, order: asked.order, rates });
  const { offers } = found;
  const validUntil = useWatch({ control: form.control, name: 'validUntil' });
  const [taken, setTaken] = useState<TakenOffer | null>(null);
  const take = (offer: RateOffer) => {
    const charges = offeredCharges(offer, isMargin(asked.margin) ? asked.margin : '0');
    const next = { sheet: offer.sheet, charges };
    onTake(next, taken);
    setTaken(next);
  };
  return (
    <Card variant="outlined" component="section" aria-label={t('Propose from rates')} sx={{ padding: 1.5 }}>
      <Stack spacing={1.5}>
        <AskedFields of={asked} mode={form.getValues('mode')} />
        {offers.length > 0 && <OffersTable {...{ offers, validUntil }} takenId={taken?.sheet.id} onTake={take} />}
        {offers.length === 0 && <NoOffers {...found} />}
      </Stack>
    </Card>
  );
}
