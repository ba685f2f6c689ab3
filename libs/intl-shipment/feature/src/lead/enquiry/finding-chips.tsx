import {
  containerText,
  enquiryFieldLabel,
  type Finding,
  leadDirectionLabel,
  leadServiceLabel,
  placeName,
} from '@freightdesk/intl-shipment-contract';
import { formatBusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ChipButton, type Translate } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';

interface FindingChipsProps {
  found: readonly Finding[];
  isTaken: (finding: Finding) => boolean;
  toggle: (finding: Finding) => void;
  onPoint: (finding: Finding | null) => void;
}

const labels: Readonly<Record<string, string>> = { ...leadServiceLabel, ...leadDirectionLabel };

/** What a finding stands for, as the lead will show it. */
function shownValue({ field, value }: Finding, t: Translate): string {
  if (field === 'service' || field === 'direction') return t(labels[value] ?? value);
  if (field === 'originLocode' || field === 'destinationLocode') return `${placeName(value)} (${value})`;
  if (field === 'containers') return containerText(value);
  if (field === 'isDangerous') return t('Yes');
  return isBusinessDate(value) ? formatBusinessDate(value) : value;
}

/** Each finding a choice that is on until somebody puts it away; where it stands is lit brighter while it is pointed at. */
export function FindingChips({ found, isTaken, toggle, onPoint }: FindingChipsProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="group"
      aria-label={t('What was read; press what is wrong')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {found.map((finding) => (
        <Box
          component="span"
          key={`${finding.field} ${finding.value} ${finding.from}`}
          onMouseEnter={() => onPoint(finding)}
          onMouseLeave={() => onPoint(null)}
          onFocus={() => onPoint(finding)}
          onBlur={() => onPoint(null)}
          sx={{ maxInlineSize: '100%' }}
        >
          <ChipButton
            label={`${t(enquiryFieldLabel[finding.field])}: ${shownValue(finding, t)}`}
            isOn={isTaken(finding)}
            aria-pressed={isTaken(finding)}
            onClick={() => toggle(finding)}
          />
        </Box>
      ))}
    </Box>
  );
}
