import { useSearchParams } from 'react-router';
import { recipientFilters } from '#contracts/campaigns/report.ts';

const name = 'recipients';

/** Whom the list of recipients is about; the address holds it. */
export const useRecipientFilter = () => {
  const [parameters, setParameters] = useSearchParams();
  const filter = recipientFilters.find((each) => each === parameters.get(name));
  const choose = (value: string) => {
    const address = new URLSearchParams(parameters);
    if (value) address.set(name, value);
    else address.delete(name);
    setParameters(address, { preventScrollReset: true });
  };
  return { filter, choose };
};
