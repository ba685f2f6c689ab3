import { useTranslation } from '@freightdesk/shared-i18n';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { MoneyText } from '../values/money-text';
import { Unbroken } from '../values/unbroken';

/** As a contract tells it. */
interface Figure {
  label: string;
  value: number;
  unit: 'count' | 'paise';
  href: string;
  than?: { label: string; value: number }[];
}

function FigureText({ value, unit }: Pick<Figure, 'value' | 'unit'>) {
  if (unit === 'count') return value.toLocaleString('en-IN');
  return (
    <Unbroken>
      ₹ <MoneyText paise={value} />
    </Unbroken>
  );
}

/** One figure, as a door to its list, with what it was before. */
export function FigureCard({ figure }: { figure: Figure }) {
  const { t } = useTranslation();
  return (
    <Card component="li">
      <CardActionArea component={Link} to={figure.href} sx={{ padding: 2, blockSize: '100%' }}>
        <Typography variant="body2" color="textSecondary" gutterBottom>
          {t(figure.label)}
        </Typography>
        <Typography
          variant="h5"
          component="p"
          sx={{ fontVariantNumeric: 'tabular-nums', fontSize: '1.0625rem', whiteSpace: 'nowrap' }}
        >
          <FigureText {...figure} />
        </Typography>
        {figure.than?.map(({ label, value }) => (
          <Typography key={label} variant="caption" component="p" color="textSecondary">
            {t(label)}: <FigureText value={value} unit={figure.unit} />
          </Typography>
        ))}
      </CardActionArea>
    </Card>
  );
}
