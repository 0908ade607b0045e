import { useState } from 'react';
import { keepMayKeep, readMayKeep } from '../model/may-keep.ts';
import { useChat } from './chat-context.ts';

/** Off until the visitor agrees, and remembered in this browser. */
export const MayKeep = () => {
  const { t } = useChat();
  const [isOn, setOn] = useState(readMayKeep);
  return (
    <label className="chat-may-keep fine">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          keepMayKeep(checked);
          setOn(checked);
        }}
      />
      <span>{t('mayKeep')}</span>
    </label>
  );
};
