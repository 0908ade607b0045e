import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isolate } from '#contracts/text/isolate.ts';
import { emailSchema } from '#contracts/users/person.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { readersKey, usersKey } from '#web/shared/reads/keys.ts';
import { knownAddressQuery } from '../api/inbox-queries.ts';
import { addressActs } from '../model/address-acts.ts';

interface KnownAddressProps {
  address: string;
  /**
   * The act that an administrator may do with it, where someone here has it or the act makes sense for a stranger's
   * too.
   */
  act?: keyof typeof addressActs | undefined;
}

/** Who is known here by an address that a mail names, and a button that does what the mail is about. */
export const KnownAddress = ({ address, act }: KnownAddressProps) => {
  const { t } = useTranslation('inbox');
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const isAddress = emailSchema.safeParse(address).success;
  const { data, error, refetch } = useQuery({ ...knownAddressQuery(address), enabled: isAddress });
  const acting = useMutation({
    mutationFn: async (name: keyof typeof addressActs) => {
      await addressActs[name].perform(address, { ...data, failureText: t(`${name}.failed`) });
      return name;
    },
    onSuccess: async (name) => {
      announce(t(`${name}.done`, { email: isolate(address) }));
      await Promise.all([readersKey, usersKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  if (!isAddress) return null;
  if (error) return <FailureNotice title={t('known.lookupFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { user, reader } = data;
  const state = act && addressActs[act].stateOf(data);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' }}>
        {user && <Link to={adminPaths.usersNamed(address)}>{t('known.user', { name: isolate(user.username) })}</Link>}
        {reader && <Link to={adminPaths.readersNamed(address)}>{t('known.reader')}</Link>}
        {!user && !reader && <span>{t('known.unknown')}</span>}
        {act && state === 'done' && <span>{t(`${act}.isDone`)}</span>}
        {act && state === 'open' && (
          <Button
            variant="outlined"
            loading={acting.isPending}
            aria-label={t(`${act}.pressNamed`, { email: isolate(address) })}
            onClick={() => acting.mutate(act)}
          >
            {t(`${act}.press`)}
          </Button>
        )}
      </Box>
      {act && acting.error && (
        <FailureNotice title={t(`${act}.failed`)} error={acting.error} onRetry={() => acting.mutate(act)} />
      )}
    </>
  );
};
