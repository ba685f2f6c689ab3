import { useTranslation } from '@freightdesk/shared-i18n';
import { currencyCodes, isCurrency } from '@freightdesk/shared-money';
import { AmountText, MoneyText, optionsOf } from '@freightdesk/shared-ui';
import { DecimalInput, SelectInput } from '@freightdesk/shared-ui/forms';
import { chargeBases, chargeBasisLabel, chargeFigures, chargeLegLabel, chargeLegs } from '@freightdesk/tax-contract';
import MoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ChargeInput } from '../charge-head/charge-input';
import { ChargeDetails } from './charge-details';
import { type ChargeTerms, proposeQuantity } from './charge-line';

export interface ChargeCellsProps<Values extends FieldValues> {
  terms: ChargeTerms<Values>;
  index: number;
}

const codes = currencyCodes.map((value) => ({ value, label: value }));

/** What a line is sold for, and beneath it what is left of that. */
function LineFigures<Values extends FieldValues>({ terms: { typed, rates }, index }: ChargeCellsProps<Values>) {
  const { t } = useTranslation();
  const line = typed[index] ?? {};
  const { sellMinor, marginPaise, marginPercent } = chargeFigures(line, rates);
  const currency = isCurrency(line.sellCurrency) ? line.sellCurrency : 'INR';
  return (
    <Typography
      variant="body2"
      component="output"
      aria-label={t('Line {{number}}: sold for, and margin', { number: index + 1 })}
      sx={{ textAlign: 'end', paddingBlockStart: marginPaise === null ? 1.25 : 0.25 }}
    >
      <AmountText minor={sellMinor} currency={currency} />
      {marginPaise !== null && (
        <Typography
          variant="caption"
          component="div"
          color={marginPaise < 0 ? 'error' : 'textSecondary'}
          dir="ltr"
          sx={{ whiteSpace: 'nowrap' }}
        >
          <MoneyText paise={marginPaise} />
          {marginPercent !== null && ` · ${marginPercent}%`}
        </Typography>
      )}
    </Typography>
  );
}

const isIn = (name: string): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === name;

/** What is charged: a head found by its letters; it says how it is counted. */
function HeadCell<Values extends FieldValues>({ terms, index }: ChargeCellsProps<Values>) {
  const { form, heads, fieldsOf } = terms;
  const fields = fieldsOf(index);
  return (
    <Box sx={{ minInlineSize: 0, gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
      <ChargeInput
        form={form}
        fields={fields}
        heads={heads}
        problemOf={({ active }) =>
          active ? null : { message: 'This charge head is no longer in use. Choose another one.' }
        }
        onCharged={({ basis }) => {
          form.shown.get(fields.basis)?.change(basis);
          proposeQuantity(terms, index, { basis });
          // Basis and quantity are proposed: what it costs is asked next, unless the person has gone on already.
          if (isIn(fields.description)) form.setFocus(fields.buyRate);
        }}
      />
    </Box>
  );
}

/** The cells of one line, and what is seldom said of it beneath. */
export function ChargeCells<Values extends FieldValues>({ terms, index }: ChargeCellsProps<Values>) {
  const { form, fieldsOf, hasLegs = true, pick } = terms;
  const line = terms.typed[index];
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const fields = fieldsOf(index);
  const label = t('More of line {{number}}', { number: index + 1 });
  const legs = optionsOf(chargeLegs, chargeLegLabel, t);
  return (
    <>
      <HeadCell terms={terms} index={index} />
      {hasLegs && <SelectInput form={form} name={fields.leg} options={legs} emptyLabel="–" />}
      <SelectInput
        form={form}
        name={fields.basis}
        options={optionsOf(chargeBases, chargeBasisLabel, t)}
        onChosen={(value) => proposeQuantity(terms, index, { basis: chargeBases.find((basis) => basis === value) })}
      />
      <DecimalInput form={form} name={fields.quantity} />
      {pick({ name: fields.vendor, role: 'VENDOR' })}
      <SelectInput form={form} name={fields.buyCurrency} options={codes} />
      <DecimalInput form={form} name={fields.buyRate} currency={line?.buyCurrency ?? undefined} />
      <DecimalInput form={form} name={fields.sellRate} currency={line?.sellCurrency ?? undefined} />
      <SelectInput form={form} name={fields.sellCurrency} options={codes} />
      <LineFigures terms={terms} index={index} />
      <Box sx={{ textAlign: 'end' }}>
        <IconButton size="small" aria-label={label} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <MoreIcon fontSize="small" sx={{ rotate: isOpen ? '180deg' : '0deg' }} />
        </IconButton>
      </Box>
      {isOpen && <ChargeDetails terms={terms} index={index} />}
    </>
  );
}
