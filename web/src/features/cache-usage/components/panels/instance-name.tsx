import Box from '@mui/material/Box';
import type { CacheInstance } from '#contracts/cache-usage/endpoints.ts';

/** The function's name and the instance's own, which are no words of any language. */
export const InstanceName = ({ instance }: { instance: CacheInstance }) => (
  <bdi lang="en">
    {instance.function}{' '}
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {instance.id}
    </Box>
  </bdi>
);
