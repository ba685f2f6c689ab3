import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { areSingleKeysOn, chooseSingleKeys } from './single-key-choice';

/** Whether keys that work alone are taken from this person. */
export function SingleKeySwitch({ person }: { person: string }) {
  const { t } = useTranslation();
  const id = useId();
  const hintId = `${id}-hint`;
  const [isOn, setOn] = useState(true);

  useEffect(() => {
    let isCurrent = true;
    void areSingleKeysOn(person).then((stored) => isCurrent && setOn(stored));
    return () => {
      isCurrent = false;
    };
  }, [person]);

  const choose = (chosen: boolean) => {
    setOn(chosen);
    void chooseSingleKeys(person, chosen);
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <div>
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {t('Single-key shortcuts')}
        </Typography>
        <Typography id={hintId} variant="body2" color="textSecondary">
          {t('Keys that work alone, such as the question mark. This list also opens from the command palette.')}
        </Typography>
      </div>
      <Switch
        checked={isOn}
        onChange={(_event, checked) => choose(checked)}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': hintId } }}
      />
    </Box>
  );
}
