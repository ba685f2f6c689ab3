import { type Taxed, taxHeadsOf } from '@freightdesk/invoices-contract';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { AmountText, MoneyText, SectionCard } from '@freightdesk/shared-ui';
import { reasonOf, type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type FigureRowProps = {
  label: string;
  /** The row that the others come to. */
  strong?: boolean;
} & ({ paise: number } | { children: ReactNode });

/** A name and its figure at the two ends of a line; stands in a `dl`. */
function FigureRow({ label, strong = false, ...figure }: FigureRowProps) {
  const variant = strong ? 'subtitle1' : 'body2';
  return (
    <Box component="div" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, paddingBlock: 0.25 }}>
      <Typography component="dt" variant={variant} color={strong ? undefined : 'textSecondary'}>
        {label}
      </Typography>
      <Typography component="dd" variant={variant} sx={{ margin: 0, textAlign: 'end' }}>
        {'paise' in figure ? <MoneyText paise={figure.paise} /> : figure.children}
      </Typography>
    </Box>
  );
}

interface DocumentFiguresProps {
  figures: TaxHeads & {
    taxablePaise: number;
    roundOffPaise: number;
    totalPaise: number;
    reverseChargeTax: TaxHeads | null;
  };
  place: Taxed;
  /** What the whole document is lowered by, in its currency, before the taxable value. */
  discountMinor?: number;
  /** The tax that is deducted at source, and what is left to pay then. */
  deducted?: { section: string | null; tdsPaise: number; payablePaise: number };
  currency: CurrencyCode;
  /** What it comes to in a currency of its own. */
  inCurrency: { label: string; minor: number };
  /** How the tax is called that the supplier does not charge; left out where it is told elsewhere. */
  reverseChargeLabel?: string;
}

/** From the taxable value of a document to what is to be paid. */
export function DocumentFigures(props: DocumentFiguresProps) {
  const { figures, place, deducted, currency, inCurrency, reverseChargeLabel, discountMinor = 0 } = props;
  const { t } = useTranslation();
  const deducts = deducted !== undefined && deducted.tdsPaise > 0;
  const heads = taxOf(figures) === 0 ? [] : taxHeadsOf(place);
  return (
    <Box component="dl" sx={{ margin: 0 }}>
      {discountMinor > 0 && (
        <FigureRow label={t('Discount on the document')}>
          <AmountText minor={-discountMinor} currency={currency} />
        </FigureRow>
      )}
      <FigureRow label={t('Taxable value')} paise={figures.taxablePaise} />
      {heads.map(({ head, label }) => (
        <FigureRow key={head} label={t(label)} paise={figures[head]} />
      ))}
      {figures.roundOffPaise !== 0 && <FigureRow label={t('Round-off')} paise={figures.roundOffPaise} />}
      <FigureRow label={t('Total')} strong={!deducts} paise={figures.totalPaise} />
      {deducts && (
        <>
          <FigureRow
            label={deducted.section ? t('TDS, section {{section}}', { section: deducted.section }) : t('TDS')}
            paise={-deducted.tdsPaise}
          />
          <FigureRow label={t('Payable')} strong paise={deducted.payablePaise} />
        </>
      )}
      {currency !== 'INR' && (
        <FigureRow label={inCurrency.label}>
          <MoneyText amountMinor={inCurrency.minor} currency={currency} />
        </FigureRow>
      )}
      {reverseChargeLabel && figures.reverseChargeTax && (
        <FigureRow label={reverseChargeLabel} paise={taxOf(figures.reverseChargeTax)} />
      )}
    </Box>
  );
}

/** Why figures are what they are, a sentence each; one that is not known is left out. */
export function Reasons({ texts }: { texts: readonly (string | null | undefined)[] }) {
  const say = useSay();
  return texts.map(
    (text) =>
      text && (
        <Typography
          key={text}
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ marginBlockStart: 1, overflowWrap: 'anywhere' }}
        >
          {say(reasonOf(text))}
        </Typography>
      ),
  );
}

interface PreviewCardProps<Preview> {
  preview: Preview | null;
  /** The party that is to be chosen before there is anything to see; null once it is. */
  waiting: string | null;
  children: (preview: Preview) => {
    figures: ReactNode;
    words: string;
    reasons: readonly (string | undefined)[];
    warning: string | false | undefined;
  };
}

/** What a document will come to, by the same rules that the server computes it with. */
export function PreviewCard<Preview>({ preview, waiting, children }: PreviewCardProps<Preview>) {
  const { t } = useTranslation();
  if (preview === null) {
    return (
      <SectionCard title={t('Preview')}>
        <Typography variant="body2" color="textSecondary">
          {waiting ?? t('Nothing can be reckoned yet: look at the date, the exchange rate and the amounts.')}
        </Typography>
      </SectionCard>
    );
  }
  const { figures, words, reasons, warning } = children(preview);
  return (
    <SectionCard title={t('Preview')}>
      {figures}
      <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
        {words}
      </Typography>
      <Reasons texts={reasons} />
      {warning && (
        <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
          {warning}
        </Alert>
      )}
    </SectionCard>
  );
}

interface LineAmountProps {
  /** The line's own name. */
  line: string;
  currency: CurrencyCode;
  amountMinor: number | null;
  children: ReactNode;
}

/** What a line comes to before tax. */
export function LineAmount({ line, currency, amountMinor, children }: LineAmountProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', alignContent: 'center', justifyItems: 'end', minBlockSize: 40 }}>
      <Typography variant="body2" component="output" aria-label={t('Taxable value of {{line}}', { line })}>
        <AmountText minor={amountMinor} currency={currency} />
      </Typography>
      {children}
    </Box>
  );
}
