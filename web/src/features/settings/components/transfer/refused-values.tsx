import { sectionNames } from '#contracts/settings/sections.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { ValueLine } from './fault-line.tsx';

const RefusedValue = ({ field, text }: { field: string; text: string }) => {
  const [first, ...path] = field.replace(/^sections\.(\w+)\.values/, '$1').split('.');
  const section = sectionNames.find((name) => name === first);
  return section ? <ValueLine section={section} path={path.join('.')} text={text} /> : <li>{text}</li>;
};

/** Which settings of a file the server alone could refuse, and why. */
export const RefusedValues = ({ error }: { error: Error }) => {
  const fields = Object.entries(error instanceof ApiError ? error.fields : {});
  return (
    <ul>
      {fields.map(([field, text]) => (
        <RefusedValue key={field} field={field} text={text} />
      ))}
    </ul>
  );
};
