import { leadStageLabel, leadStages } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { ListSource } from '@freightdesk/shared-ui';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

interface StageChipsProps {
  list: Pick<ListSource<unknown>, 'filters' | 'setFilter'>;
  isMine: boolean;
  onMine: () => void;
}

const none: readonly string[] = [];
const look = (isOn: boolean) =>
  ({ variant: isOn ? 'filled' : 'outlined', color: isOn ? 'primary' : 'default', 'aria-pressed': isOn }) as const;

/** The stages a person works through, each one press away; several of them mean any of them. */
export function StageChips({ list, isMine, onMine }: StageChipsProps) {
  const { t } = useTranslation();
  const chosen = list.filters['stage'] ?? none;
  const toggled = (stage: string) =>
    chosen.includes(stage) ? chosen.filter((other) => other !== stage) : [...chosen, stage];
  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label={t('Stage')}
      sx={{ flexWrap: 'wrap', gap: 1, paddingInline: 2, paddingBlockStart: 2 }}
    >
      <Chip label={t('Mine')} onClick={onMine} {...look(isMine)} />
      {leadStages.map((stage) => (
        <Chip
          key={stage}
          label={t(leadStageLabel[stage])}
          onClick={() => list.setFilter('stage', toggled(stage))}
          {...look(chosen.includes(stage))}
        />
      ))}
    </Stack>
  );
}
