import { type ChequeLayout, chequeStock } from '@freightdesk/banks-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';

/** A large amount to somebody with a long name: what fits then fits always. */
const example = {
  ...{ name: 'Cheque', payee: 'Konkan Roadways and Logistics Private Limited', amountPaise: 1_87_65_432_50 },
  ...{ date: '2026-06-02', isCrossed: true, isLimited: true },
};

const mmOfPoint = 25.4 / 72;

/** A leaf as it would be printed, in its own mm; it is paper, so it stays as it is in every language and at night. */
export function DrawnLeaf({ layout }: { layout: ChequeLayout }) {
  const { t } = useTranslation();
  const { widthMm, heightMm, texts } = chequeStock(example, layout);
  return (
    <Box dir="ltr" sx={{ maxInlineSize: 760, border: '1px solid', borderColor: 'divider', bgcolor: '#fff' }}>
      <svg
        role="img"
        aria-label={t('A cheque leaf as it would be printed')}
        viewBox={`0 0 ${widthMm} ${heightMm}`}
        style={{ display: 'block', inlineSize: '100%' }}
      >
        {texts.map(({ text, xMm, yMm, widthMm: room, size, strong = false, align = 'left', turned = 0 }, index) => (
          <g key={index} transform={`translate(${xMm} ${yMm}) rotate(${-turned})`}>
            <rect width={room} height={size * mmOfPoint * 1.35} fill="#e8f0fe" />
            <text
              x={align === 'center' ? room / 2 : 0}
              y={size * mmOfPoint * 1.05}
              fontSize={size * mmOfPoint}
              fontWeight={strong ? 700 : 400}
              textAnchor={align === 'center' ? 'middle' : 'start'}
              fill="#111"
            >
              {text}
            </text>
          </g>
        ))}
      </svg>
    </Box>
  );
}
