import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect } from "storybook/test";
import { chooseTimeText } from "../src/features/consultation/choose/text.ts";
import { astrologerText } from "../src/lines/astrologer/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, reply, say } from "./handlers.ts";
import { at, page, says, wordsOf } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

/** States that other stories do not show, of screens that are loaded before they open. */
const meta = { ...page, title: "Pages/States of screens", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const vipList = statesOfLoaded("/vip-pujas", paths.listing);
export const VipListComing: Story = vipList.loading;
export const VipListFailed: Story = vipList.error;
export const VipListOffline: Story = vipList.offline;
export const VipListEmpty: Story = at("/vip-pujas", {
  state: "empty",
  handlers: [http.get(paths.listing, say("listing-empty"))],
});

const vip = statesOfLoaded(addresses.vip, paths.pooja);
export const VipPujaComing: Story = vip.loading;
export const VipPujaGone: Story = vip.gone;
export const VipPujaFailed: Story = vip.error;
export const VipPujaOffline: Story = vip.offline;

const payLater = statesOfLoaded(addresses.payLater, paths.pooja);
export const PayLaterComing: Story = payLater.loading;
export const PayLaterGone: Story = payLater.gone;
export const PayLaterFailed: Story = payLater.error;
export const PayLaterOffline: Story = payLater.offline;

export const CheckoutGone: Story = statesOfLoaded(addresses.checkout("addons"), paths.pooja).gone;
export const AstrologersOffline: Story = statesOfLoaded("/astro-guru/find", paths.astrologers).offline;

const time = `/astro-guru/form?service=consult&astrologer_id=${answer("astrologer").results.id}`;
const chooseTime = statesOfLoaded(time, paths.astrologer);
export const ChooseTimeComing: Story = chooseTime.loading;
export const ChooseTimeGone: Story = chooseTime.gone;
export const ChooseTimeFailed: Story = chooseTime.error;
export const ChooseTimeOffline: Story = chooseTime.offline;
export const NoFreeTime: Story = {
  ...at(time, { state: "empty", handlers: [http.get(paths.slots, reply({ slots: [] }))] }),
  play: async (context) => {
    await says(chooseTimeText, ({ noTimes }) => noTimes)(context);
    const { notify } = await wordsOf(astrologerText, context);
    await expect(context.canvas.getByRole("button", { name: notify.open })).toBeVisible();
  },
};

const article = statesOfLoaded(addresses.article, paths.blog);
export const ArticleComing: Story = article.loading;
export const ArticleFailed: Story = article.error;
export const ArticleOffline: Story = article.offline;

export const GemOrderFailed: Story = statesOfLoaded(addresses.gemOrder, paths.gem).error;

const productOrder = statesOfLoaded(addresses.productOrder, paths.product);
export const ProductOrderComing: Story = productOrder.loading;
export const ProductOrderGone: Story = productOrder.gone;

/** Without its text a policy is shown in short, so it has no other states. */
export const PolicyComing: Story = statesOfLoaded(addresses.policy, paths.policy).loading;
