import type { Meta, StoryObj } from "@storybook/react-vite";
import { Artwork } from "../src/artwork/index.ts";
import styles from "./foundations.module.css";

const meta = { title: "Foundations/Artwork", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const families = {
  deity: "durga ganesha hanuman kali krishna lakshmi rama saraswati shani shiva surya vishnu",
  puja: "pradosh-rudrabhishek-kashi sri-suktam-homa-kolhapur aditya-hridayam-arasavalli kumkum-archana-kolhapur mahamrityunjaya-homa-mahakaleshwar gita-path-vrindavan",
  chadhaava:
    "somvar-chadhaava-kashi mangalvar-chadhaava-hanuman-garhi ekadashi-chadhaava-banke-bihari amavasya-chadhaava-kalighat",
  offering:
    "bilva-patra jal dugdha deep phool gudhal lal-phool tulsi-mala kamal chunri sari kumkum nariyal durva modak laddoo peda sandesh makhan-mishri sindoor til arghya annadaan go-seva ahuti til-tel notebooks prasad-box dakshina",
  service: "puja chadhava store gemstone astro kundali name reels",
  temple:
    "kashi-vishwanath mahakaleshwar-ujjain omkareshwar trimbakeshwar somnath rameshwaram mahalakshmi-kolhapur vindhyavasini kamakhya siddhivinayak-mumbai hanuman-garhi-ayodhya banke-bihari-vrindavan arasavalli-surya badrinath kalighat-kolkata",
  product: [
    ...Array.from({ length: 14 }, (_, i) => `rudraksha-${i + 1}-mukhi`),
    "shri-yantra-copper shri-yantra-silver ganesha-yantra mahalakshmi-yantra saraswati-yantra durga-yantra kali-yantra surya-yantra mahamrityunjaya-yantra navagraha-yantra",
    "rudraksha-mala-108 rudraksha-mala-108-saffron rudraksha-mala-108-black rudraksha-mala-54 rudraksha-mala-54-maroon tulsi-mala-108 tulsi-mala-108-saffron sphatik-mala-108 sphatik-mala-108-maroon sandalwood-mala-108 sandalwood-mala-108-maroon red-sandalwood-mala-108 red-sandalwood-mala-108-gold kamalgatta-mala-108 kamalgatta-mala-108-maroon haldi-mala-108 vaijayanti-mala-54 vaijayanti-mala-54-green",
    "rudraksha-bracelet rudraksha-bracelet-silver tulsi-bracelet tulsi-bracelet-saffron sphatik-bracelet tiger-eye-bracelet tiger-eye-bracelet-gold black-agate-bracelet pearl-bracelet pearl-bracelet-silver coral-bracelet amethyst-bracelet",
    "lakshmi-puja-kit lakshmi-puja-kit-green shiva-abhishek-kit shiva-abhishek-kit-saffron ganesha-puja-kit hanuman-puja-kit hanuman-puja-kit-saffron navagraha-puja-kit navagraha-puja-kit-maroon",
  ].join(" "),
  gem: Object.entries({
    ...{
      ruby: 6,
      pearl: 5,
      "red-coral": 5,
      emerald: 6,
      "yellow-sapphire": 5,
      diamond: 5,
      "blue-sapphire": 6,
    },
    ...{ hessonite: 5, "cats-eye": 5, opal: 5, moonstone: 4, amethyst: 5, citrine: 5, peridot: 5 },
  })
    .flatMap(([stone, count]) => Array.from({ length: count }, (_, i) => `${stone}-0${i + 1}`))
    .join(" "),
} as const;

const family = (name: keyof typeof families): Story => ({
  render: () => (
    <ul className={styles.pictures}>
      {families[name].split(" ").map((one) => (
        <li key={one}>
          <Artwork name={`${name}-${one}`} alt="" sizes="160px" />
          <code>
            {name}-{one}
          </code>
        </li>
      ))}
    </ul>
  ),
});

/** A mandala of petals, rings and dots around one emblem, with one palette per deity. */
export const Deities: Story = family("deity");
/** What is done, at its temple and hour: each puja has its own scene. */
export const Pujas: Story = family("puja");
/** A tray with what is offered, at its temple and hour. */
export const Chadhaava: Story = family("chadhaava");
/** What is offered, in the number that is offered. */
export const Offerings: Story = family("offering");
/** Every blessed product, in every colour: a rudraksha by its faces, a yantra by its figure, a mala by its beads. */
export const Products: Story = family("product");
/** Every gemstone, by its own cut, colour and inclusions: no two look alike. */
export const Gemstones: Story = family("gem");
export const Services: Story = family("service");
/** The temple by its roofline and its land. */
export const Temples: Story = family("temple");
/** When a picture fails to load, its background takes its place. */
export const Missing: Story = {
  render: () => (
    <ul className={styles.pictures}>
      <li>
        <Artwork name="no-such-picture" alt="" sizes="160px" />
      </li>
    </ul>
  ),
};
