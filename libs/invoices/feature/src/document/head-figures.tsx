import { isUtgst, type StateCode } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import { type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import { FigureRow } from './figure-row';

interface HeadFiguresProps {
  heads: TaxHeads;
  /** Whether it is supplied within the State, so that the tax has two halves. */
  isIntra: boolean;
  stateCode: StateCode;
}

/** The tax of a document under its heads; no row where there is none. Stands in a `dl`. */
export function HeadFigures({ heads, isIntra, stateCode }: HeadFiguresProps) {
  const { t } = useTranslation();
  if (taxOf(heads) === 0) return null;
  if (!isIntra) {
    return (
      <FigureRow label={t('IGST')}>
        <MoneyText paise={heads.igstPaise} />
      </FigureRow>
    );
  }
  return (
    <>
      <FigureRow label={t('CGST')}>
        <MoneyText paise={heads.cgstPaise} />
      </FigureRow>
      <FigureRow label={isUtgst(stateCode) ? t('UTGST') : t('SGST')}>
        <MoneyText paise={heads.sgstPaise} />
      </FigureRow>
    </>
  );
}
