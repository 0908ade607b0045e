import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Stands between the names that a template has in several languages. */
const between = ' · ';

/** A template's name: of one in several languages each on a line of its own, which begins where the page's lines do. */
export const TemplateName = ({ name }: { name: string }) =>
  name.split(between).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no order but their own.
    <Fragment key={index}>
      {index > 0 && <span className="visually-hidden">{between}</span>}
      <Box component="span" sx={{ display: 'block' }}>
        <bdi>{part}</bdi>
      </Box>
    </Fragment>
  ));
