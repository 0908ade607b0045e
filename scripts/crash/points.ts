import { faultyServices, type ServiceName, serviceNames } from '../local/faults/services.ts';
import type { CampaignStage } from './campaign-stage.ts';

/** The functions that send a campaign, as their logical ids begin. */
export const senders = ['CampaignDispatch', 'CampaignSend', 'CampaignFeedback'] as const;

/** A call of AWS that a function makes while it sends a campaign, and how often. */
export interface CallPoint {
  caller: string;
  service: ServiceName;
  call: string;
  count: number;
}

interface FaultAnswer {
  id: number;
  service: ServiceName;
  call: string;
  caller: string;
  met: number;
  struck: number;
}

const faultsOf = ({ url }: CampaignStage) => `${url}/__local/api/faults`;
const readFaults = async (stage: CampaignStage): Promise<FaultAnswer[]> => (await fetch(faultsOf(stage))).json();

export const addFault = async (stage: CampaignStage, fault: object): Promise<void> => {
  const reply = await fetch(faultsOf(stage), { method: 'POST', body: JSON.stringify(fault) });
  if (!reply.ok) throw new Error(await reply.text());
};

/** Ends all faults. @returns those that were not over yet: a fault that has struck as often as it was to is gone. */
export const clearFaults = async (stage: CampaignStage): Promise<FaultAnswer[]> => {
  const faults = await readFaults(stage);
  await fetch(faultsOf(stage), { method: 'DELETE' });
  return faults;
};

const never = 1_000_000_000;

/** Which calls the functions make while `work` goes on: counted by faults that never strike. */
export const callsDuring = async (stage: CampaignStage, work: () => Promise<void>): Promise<CallPoint[]> => {
  for (const caller of senders) {
    for (const service of serviceNames.filter((name) => name !== 'events')) {
      for (const call of faultyServices[service].calls) {
        await addFault(stage, { kind: 'kill', service, call, caller, skip: never });
      }
    }
  }
  await work();
  const met = (await clearFaults(stage)).filter((fault) => fault.met > 0);
  return met.map(({ caller, service, call, met: count }) => ({
    caller: senders.find((name) => caller.includes(name)) ?? caller,
    service,
    call,
    count,
  }));
};
