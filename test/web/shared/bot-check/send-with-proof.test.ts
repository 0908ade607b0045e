import { expect, it } from 'vitest';
import { ApiError } from '#web/shared/api/api-error.ts';
import { sendWithProof, type TakeProof } from '#web/shared/bot-check/send-with-proof.ts';

const refused = (code: string) => new ApiError('not sent', { status: 400, code });

/** A form whose widget makes tokens, and what the server answers to each sending. */
const form = (answers: (Error | string)[], hasWork = true) => {
  const sent: string[] = [];
  const take: TakeProof = async (by) => {
    if (by === 'work' && !hasWork) throw refused('botCheckRequired');
    return by === 'work' ? 'work' : 'widget';
  };
  const send = () =>
    sendWithProof(take, async (token) => {
      sent.push(token);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    });
  return { send, sent };
};

it('a token of the widget that the server cannot check is followed by a proof of work [Q-058]', async () => {
  const { send, sent } = form([refused('botCheckFailed'), 'logged in', 'again']);
  expect(await send()).toBe('logged in');
  expect(await send()).toBe('again');
  expect(sent).toEqual(['widget', 'work', 'widget']);
});

it('a proof of work that is refused too ends the attempt, and so does any other refusal', async () => {
  const twice = form([refused('botCheckFailed'), refused('botCheckFailed')]);
  await expect(twice.send()).rejects.toMatchObject({ code: 'botCheckFailed' });
  expect(twice.sent).toEqual(['widget', 'work']);
  const wrong = form([refused('invalidCredentials')]);
  await expect(wrong.send()).rejects.toMatchObject({ code: 'invalidCredentials' });
  expect(wrong.sent).toEqual(['widget']);
});

it('where the stage takes no proof of work, the refusal is said, and the widget is asked the next time', async () => {
  const { send, sent } = form([refused('botCheckFailed'), 'logged in'], false);
  await expect(send()).rejects.toMatchObject({ code: 'botCheckFailed' });
  expect(await send()).toBe('logged in');
  expect(sent).toEqual(['widget', 'widget']);
});
