import { Actions } from "../../../ui/button/actions.tsx";
import { Chip, ChipList } from "../../../ui/chip/chip.tsx";
import { Icon, type IconName } from "../../../ui/icon/icon.tsx";
import { paths } from "../../../ui/icon/paths.ts";
import { BenchIllustration } from "../../../ui/illustration/bench.tsx";
import { CakeIllustration } from "../../../ui/illustration/cake.tsx";
import { KeyIllustration } from "../../../ui/illustration/key.tsx";
import { EmptyChatIllustration } from "../../../ui/illustration/empty-chat.tsx";
import { HeartIllustration } from "../../../ui/illustration/heart.tsx";
import { EnvelopeIllustration } from "../../../ui/illustration/envelope.tsx";
import { LostPathIllustration } from "../../../ui/illustration/lost-path.tsx";
import { Logo } from "../../../ui/logo/logo.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import { portrait } from "./portraits.ts";

/** Photos, illustrations, the logo and all icons. */
export function PictureParts() {
  return (
    <>
      <Actions>
        <Photo src={portrait(20)} alt="Marianne" shape="round" size="small" />
        <Photo src={portrait(120)} alt="Johanna" shape="round" size="normal" />
        <Photo src={portrait(200)} alt="Gerard" shape="square" size="large" />
        <Photo src={portrait(320)} alt="Els" size="large" />
        <Photo blurSrc={portrait(320)} alt="Photo for members you like" size="large" />
        <Photo alt="" size="large" placeholderText="No photo yet" />
        {["a", "b", "c", "d"].map((id) => (
          <Photo key={id} of={{ id, name: id }} alt="" size="normal" />
        ))}
      </Actions>
      <Actions>
        <BenchIllustration />
        <LostPathIllustration />
        <EnvelopeIllustration />
        <EmptyChatIllustration />
        <HeartIllustration />
        <CakeIllustration />
        <KeyIllustration />
        <Logo size={96} />
      </Actions>
      <ChipList label="Icons">
        {(Object.keys(paths) as IconName[]).map((name) => (
          <Chip key={name}>
            <Icon name={name} /> {name}
          </Chip>
        ))}
      </ChipList>
    </>
  );
}
