import { RecordActivity } from '@freightdesk/activity-ui';
import { PartyPanel } from '@freightdesk/parties-ui';

/** A party beside the dockets: who works here does not reach the parties' own page. */
export function PartyBeside(props: { id: string; onClose: () => void }) {
  return (
    <PartyPanel
      {...props}
      activityOf={({ id, version, name }) => (
        <RecordActivity
          record="party"
          recordId={id}
          version={version}
          called={{ number: null, title: name }}
          isFrameless
        />
      )}
    />
  );
}
