import type { Overview } from '@freightdesk/overview-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

type Figure = Overview['figures'][number];

/** One figure, as a door to its list. */
export function FigureCard({ figure }: { figure: Figure }) {
  const { t } = useTranslation();
  return (
    <Card component="li">
      <CardActionArea component={Link} to={figure.href} sx={{ padding: 3, blockSize: '100%' }}>
        <Typography variant="subtitle2" component="p" color="textSecondary" gutterBottom>
          {t(figure.label)}
        </Typography>
        <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {figure.unit === 'paise' ? (
            <>
              ₹ <MoneyText paise={figure.value} />
            </>
          ) : (
            figure.value.toLocaleString('en-IN')
          )}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
