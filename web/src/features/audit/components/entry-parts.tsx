import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { resourcePath } from '../model/resource-path.ts';
import { type EntryProps, useEntryTexts } from './use-entry-texts.ts';

/** Who did it; a click lists only what they did. */
export const EntryActor = ({ entry: { actor }, onActor }: Pick<EntryProps, 'entry' | 'onActor'>) => {
  const { t } = useTranslation('audit');
  const { actorText } = useEntryTexts();
  const name = actorText(actor);
  if (!actor.id) return <bdi>{name}</bdi>;
  return (
    <Button
      aria-label={t('onlyActor', { name })}
      onClick={() => onActor(actor)}
      sx={{
        px: 0.75,
        mx: -0.75,
        minHeight: 32,
        minWidth: 0,
        fontWeight: 500,
        textAlign: 'start',
        overflowWrap: 'anywhere',
      }}
    >
      <bdi>{name}</bdi>
    </Button>
  );
};

/** The item that was changed, with a link to it. */
export const EntryResource = ({ entry }: Pick<EntryProps, 'entry'>) => {
  const { t } = useTranslation('audit');
  const { resourceText } = useEntryTexts();
  const { type, id, name } = entry.resource;
  const path = resourcePath(entry);
  // A whole list (`*`) and the log itself have no name, and a session's id means nothing to a reader.
  const isNameless = id === '*' || type === 'audit' || type === 'session';
  const isPerson = type === 'user' || type === 'account';
  const unnamed = isPerson && id ? t('deletedUser') : id;
  const shown = <bdi>{name || (isNameless ? '' : unnamed)}</bdi>;
  return (
    <>
      <span>{resourceText(type)}</span> {path ? <Link to={path}>{shown}</Link> : shown}
    </>
  );
};

/** The act of an entry; of several saves also how many, and when. */
export const EntryAction = ({ entry }: Pick<EntryProps, 'entry'>) => {
  const { t } = useTranslation('audit');
  const { actionText, savesText } = useEntryTexts();
  if (!entry.saves) return <span>{actionText(entry.action)}</span>;
  return (
    <>
      <span>{t('textEdited')}</span>
      <Box component="span" sx={{ display: 'block', fontSize: 13, fontWeight: 400, color: 'text.secondary' }}>
        {savesText(entry)}
      </Box>
    </>
  );
};

/**
 * The browser in a few words, with the whole user agent as its title, and the address; nothing for actions of the
 * product itself.
 */
export const EntryOrigin = ({ entry: { browser, ip, userAgent } }: Pick<EntryProps, 'entry'>) => (
  <>
    {userAgent && (
      <Box component="bdi" title={userAgent} sx={{ display: 'block' }}>
        {browser || userAgent}
      </Box>
    )}
    {ip && (
      <Box component="bdi" sx={{ display: 'block', fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {ip}
      </Box>
    )}
  </>
);
