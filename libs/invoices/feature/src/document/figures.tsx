import { type Taxed, type TaxedLine, taxHeadsOf, taxWorkings } from '@freightdesk/invoices-contract';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { type CurrencyCode, formatPaise } from '@freightdesk/shared-money';
import { AmountText, ExplainedFigure, MoneyText, SectionCard } from '@freightdesk/shared-ui';
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

/** A head of the tax, by the rates that it is made of. */
function TaxRow({
  label,
  paise,
  workings,
}: {
  label: string;
  paise: number;
  workings: ReturnType<typeof taxWorkings>;
}) {
  const { t } = useTranslation();
  return (
    <FigureRow label={label}>
      <ExplainedFigure
        name={label}
        workings={workings.map(({ percent, taxablePaise, taxPaise }) => ({
          label: t('{{percent}}% of {{amount}}', { percent, amount: formatPaise(taxablePaise) }),
          figure: <MoneyText paise={taxPaise} />,
        }))}
      >
        <MoneyText paise={paise} />
      </ExplainedFigure>
    </FigureRow>
  );
}

interface Deducted {
  section: string | null;
  tdsPaise: number;
  payablePaise: number;
  /** What it is deducted from, at which rate; null where no one rate made it. */
  percent?: string | null;
  basePaise?: number;
  why?: string | undefined;
}

function DeductedRow({ section, tdsPaise, percent, basePaise = 0, why }: Deducted) {
  const { t } = useTranslation();
  const say = useSay();
  const label = section ? t('TDS, section {{section}}', { section }) : t('TDS');
  const of = percent ? t('{{percent}}% of {{amount}}', { percent, amount: formatPaise(basePaise) }) : null;
  return (
    <FigureRow label={label}>
      <ExplainedFigure
        name={label}
        workings={of ? [{ label: of, figure: <MoneyText paise={-tdsPaise} /> }] : []}
        rules={why ? [say(reasonOf(why))] : []}
      >
        <MoneyText paise={-tdsPaise} />
      </ExplainedFigure>
    </FigureRow>
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
  /** What the tax is of; without them it is not said how it came about. */
  lines?: readonly TaxedLine[];
  /** What the whole document is lowered by, in its currency, before the taxable value. */
  discountMinor?: number;
  /** The tax that is deducted at source, and what is left to pay then. */
  deducted?: Deducted;
  currency: CurrencyCode;
  /** What it comes to in a currency of its own. */
  inCurrency: { label: string; minor: number };
  /** How the tax is called that the supplier does not charge; left out where it is told elsewhere. */
  reverseChargeLabel?: string;
}

/** From the taxable value of a document to what is to be paid. */
export function DocumentFigures(props: DocumentFiguresProps) {
  const { figures, place, deducted, currency, inCurrency, reverseChargeLabel, discountMinor = 0, lines = [] } = props;
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
        <TaxRow key={head} label={t(label)} paise={figures[head]} workings={taxWorkings(lines, head)} />
      ))}
      {figures.roundOffPaise !== 0 && <FigureRow label={t('Round-off')} paise={figures.roundOffPaise} />}
      <FigureRow label={t('Total')} strong={!deducts} paise={figures.totalPaise} />
      {deducts && (
        <>
          <DeductedRow {...deducted} />
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
